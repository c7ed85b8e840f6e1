import type { Reply } from './saver.ts'

/** `path` is below `/api`. Rejects when no answer comes. */
export async function askServer(
  path: string,
  body: object,
  options: RequestInit = {},
): Promise<Reply> {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...options,
  })
  // A proxy in between may answer with a page.
  const answer: unknown = await response.json().catch(() => undefined)
  return { status: response.status, body: answer }
}

export async function isLoggedIn(): Promise<boolean> {
  const response = await fetch('/api/users/me', { credentials: 'include' })
  const { user }: { user?: object | null } = await response.json()
  return Boolean(user)
}
