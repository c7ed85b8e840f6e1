import type { EditionSwitch } from 'content/next-edition/edition-switch.ts'

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

/** For the second press, after the person was asked. */
export function allTheSame(button: string): string {
  return `${button} all the same`
}
