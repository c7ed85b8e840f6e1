import type { RefusedProblems } from 'content/releases/problem.ts'
import { fieldOf } from './form-of.ts'

/** Why a release was refused: what stays as it was, and each problem as a link to the field where it can be fixed. */
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
