/** Replaces Payload's form with which anybody could create the first account. */
export function NoAccounts() {
  return (
    <main className="small-form">
      <h1>There is no account</h1>
      <p>
        Nobody can log in, because this studio has no account any more. The person who runs the
        server can create one there: <code>npm run reset-password -- name@example.org</code>
      </p>
    </main>
  )
}
