import type { RefusedProblems } from 'content/releases/problem.ts'
import { fieldOf } from './form-of.ts'

export function ProblemList({ unchanged, problems }: RefusedProblems) {
  return (
    <>
      <p>{unchanged}</p>
      <ul>
        {problems.map(({ message, place: { target, field } }) => (
          <li key={message}>
            <a href={fieldOf(target, field)}>{message}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
