export type StudioAnswer<Value> = { readonly ok: true; readonly value: Value } | StudioRefusal

export interface StudioRefusal {
  readonly ok: false
  /** A sentence for the person: why it was refused, or that no answer came. */
  readonly message: string
  /** What is wrong with single fields, by their names. */
  readonly fields: Readonly<Record<string, string>>
}

interface Asked {
  readonly method?: 'GET' | 'PATCH' | 'POST'
  /** Sent as JSON, unless it is a form with a file. */
  readonly body?: object
  readonly signal?: AbortSignal
}

/** Asks the studio's API. What it refuses, and that it cannot be reached, comes back as a sentence. */
export async function askStudio<Value>(
  path: string,
  { method = 'GET', body, signal }: Asked = {},
): Promise<StudioAnswer<Value>> {
  try {
    const response = await fetch(path, {
      method,
      ...(body ? bodyOf(body) : {}),
      ...(signal ? { signal } : {}),
    })
    const answer: unknown = await response.json()
    // The studio's own answer to its own request.
    return response.ok ? { ok: true, value: answer as Value } : refusalOf(answer)
  } catch {
    // No connection, or a proxy's page in place of an answer.
    return { ok: false, message: 'The studio could not be reached. Try again.', fields: {} }
  }
}

function bodyOf(body: object): RequestInit {
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

interface Refused {
  readonly message?: string
  readonly data?: {
    readonly errors?: readonly { readonly path?: string; readonly message?: string }[]
  } | null
}

/** Of rules that refuse, their own sentences; else the sentence of the refusal. */
function refusalOf(answer: unknown): StudioRefusal {
  const { errors = [] }: { errors?: readonly Refused[] } =
    typeof answer === 'object' && answer !== null ? answer : {}
  const ofRules = errors.flatMap(({ data }) => data?.errors ?? [])
  const sentences = errors.flatMap(({ message, data }) => {
    const own = (data?.errors ?? []).flatMap((each) => (each.message ? [each.message] : []))
    return own.length > 0 ? own : message ? [message] : []
  })
  return {
    ok: false,
    message: sentences.join('. ') || 'The studio refused this and did not say why. Try again.',
    fields: Object.fromEntries(ofRules.map(({ path = '', message = '' }) => [path, message])),
  }
}
