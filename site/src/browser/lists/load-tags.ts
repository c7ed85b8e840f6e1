/** A start tag of a page with its attributes. */
export interface Tag {
  readonly name: string
  readonly of: (attribute: string) => string | undefined
}

/**
 * Loads another page of this site for what its rows say, and returns its start tags in their order; undefined if it cannot
 * be had. They are read as text: to parse a page, the browser would ask for a Trusted Types policy and apply its styles.
 * The server writes neither `>` nor a quote into a value.
 */
export async function loadTags(path: string): Promise<readonly Tag[] | undefined> {
  try {
    const answer = await fetch(path)
    if (!answer.ok) return undefined
    return readTags(await answer.text())
  } catch {
    // Without a connection the page shows what it has.
    return undefined
  }
}

function readTags(html: string): readonly Tag[] {
  return [...html.matchAll(/<(\w+)((?: [^<>]*)?)>/g)].map(([, name = '', attributes = '']) => ({
    name,
    of: (attribute) => new RegExp(` ${attribute}="([^"]*)"`).exec(attributes)?.[1],
  }))
}
