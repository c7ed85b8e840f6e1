/** The body of an answer, or what to tell the person who asked. */
export interface Answer<Body> {
  readonly body?: Body
  readonly problem?: string
  /** What is wrong with single fields, by their names. */
  readonly fields?: Readonly<Record<string, string>>
}

interface Refusal {
  readonly errors?: readonly {
    readonly message: string
    readonly data?: {
      readonly errors?: readonly { readonly path: string; readonly message: string }[]
    }
  }[]
}

/** Posts JSON to the studio's API. A refusal and a lost connection are answers with a problem; it never throws. */
export async function postJson<Body>(path: string, body: object): Promise<Answer<Body>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return { body: await response.json() }
    const { errors: [first] = [] }: Refusal = await response.json()
    const fields = Object.fromEntries(
      (first?.data?.errors ?? []).map(({ path: name, message }) => [name, message]),
    )
    return { problem: first?.message ?? NO_REASON, fields }
  } catch {
    return { problem: 'There is no connection to the studio: try again' }
  }
}

const NO_REASON = 'This did not work: try again'
