/** Replaces Payload's form with which anybody could create the first account. */
export function NoAccounts() {
  return (
    <main className="small-form">
      <h1>There is no account</h1>
      <p>
        Nobody can log in, because every account of this studio is gone. Whoever runs the server
        makes one there: <code>npm run reset-password -- name@example.org</code>
      </p>
    </main>
  )
}
