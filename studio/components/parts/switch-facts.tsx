import type { EditionSwitch } from 'content/next-edition/edition-switch.ts'

/** What to know before the site switches to another edition. */
export function SwitchFacts({ words, facts }: EditionSwitch) {
  return (
    <>
      <p>{words}.</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  )
}

/** The words of a button when the person was asked and a second press goes on. */
export function allTheSame(button: string): string {
  return `${button} all the same`
}
