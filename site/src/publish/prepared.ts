/**
 * Something that is made of parts when it is first asked for, and again when one of them is not the same object any more.
 */
export function prepared<Parts extends readonly unknown[], Made>(
  parts: () => Parts,
  make: (parts: Parts) => Made,
): () => Made {
  let last: { readonly parts: Parts; readonly made: Made } | undefined
  return () => {
    const now = parts()
    if (!last || last.parts.some((part, index) => part !== now[index])) {
      last = { parts: now, made: make(now) }
    }
    return last.made
  }
}
