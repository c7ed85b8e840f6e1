import { MAY_BEGIN } from 'content/access/rights.ts'
import { isOneOf } from 'content/access/roles.ts'
import { openStepsOf, readBegun } from 'content/begin/steps.ts'
import type { Festival } from 'content/payload-types.ts'
import { findDeadLinks } from 'content/readiness/dead-links.ts'
import { findTodos } from 'content/readiness/find-todos.ts'
import {
  GROUPS,
  groupTodos,
  type GroupKey,
  type Todo,
  type TodoGroup,
} from 'content/readiness/todo.ts'
import type { PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { fieldOf } from '../parts/form-of.ts'
import styles from './home.module.css'
import { KeepFresh } from './keep-fresh.tsx'
import { WITHOUT_TITLE } from 'content/rules/title.ts'

/** Rows of a group on the home. */
const ROWS = 10

interface Props {
  /** The edition that the home shows; undefined while there is none. */
  readonly edition: Festival | undefined
  readonly req: PayloadRequest
}

/** Finding dead links takes a moment, because every text is read, so they come last. */
export async function TodoList({ edition, req }: Props) {
  const groups = await findTodos(edition, req)
  return (
    <section className={styles.todos} aria-labelledby="to-mend">
      <h2 id="to-mend">To mend</h2>
      {groups.map((group) => (
        <Group key={group.key} group={group} edition={edition} />
      ))}
      <Suspense fallback={<p>Looking for links that lead nowhere …</p>}>
        <DeadLinks edition={edition} req={req} isAll={groups.length === 0} />
      </Suspense>
    </section>
  )
}

interface DeadLinksProps extends Props {
  /** Whether there are no other problems. */
  readonly isAll: boolean
}

async function DeadLinks({ edition, req, isAll }: DeadLinksProps) {
  const [group] = groupTodos(await findDeadLinks(req))
  if (group) return <Group group={group} edition={edition} />
  if (!isAll) return null
  const [step] = isOneOf(MAY_BEGIN, req) ? openStepsOf(await readBegun(req)) : []
  if (step) return <p>First steps are not finished. Next: {step.title}.</p>
  return <p>Nothing to do: nothing of the program is missing, clashes or leads nowhere.</p>
}

interface GroupProps extends Pick<Props, 'edition'> {
  readonly group: TodoGroup
}

function Group({ group: { key, label, todos }, edition }: GroupProps) {
  const id = `group-${key}`
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>
        {label} <span className={styles.count}>{todos.length}</span>
      </h3>
      <Rows todos={todos.slice(0, ROWS)} />
      {todos.length > ROWS && (
        <a href={`/admin?${edition ? `year=${edition.year}&` : ''}group=${key}`}>
          All {todos.length} <span className={styles.unseen}>of “{label}”</span>
        </a>
      )}
    </section>
  )
}

export async function AllOf({ group: key, edition, req }: Props & { readonly group: GroupKey }) {
  const groups =
    key === 'link' ? groupTodos(await findDeadLinks(req)) : await findTodos(edition, req)
  const todos = groups.find((group) => group.key === key)?.todos ?? []
  return (
    <div className={styles.home}>
      <KeepFresh />
      <p>
        <a href={edition ? `/admin?year=${edition.year}` : '/admin'}>Home</a>
      </p>
      <h1>
        {GROUPS[key]} <span className={styles.count}>{todos.length}</span>
      </h1>
      {todos.length === 0 && <p>Nothing to do here.</p>}
      <Rows todos={todos} />
    </div>
  )
}

function Rows({ todos }: { readonly todos: readonly Todo[] }) {
  return (
    <ul className={styles.rows}>
      {todos.map((todo, index) => (
        <li key={`${index} ${todo.field}`}>
          <a href={fieldOf(todo.record, todo.field)}>{todo.record.title || WITHOUT_TITLE}</a>
          <span>{todo.message}</span>
        </li>
      ))}
    </ul>
  )
}
