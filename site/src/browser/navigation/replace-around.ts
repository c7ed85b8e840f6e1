/**
 * Keeps the descendant `stays`, which takes the place of `at` in the new content. It does not leave the document, so
 * that the visitor can go on composing text with an input method. Only if `at` has another depth, `stays` is moved, and
 * the composing ends.
 */
export function replaceAround(
  stays: Element,
  { in: old, by: next, at: place }: { in: Element; by: ParentNode; at: Element },
): void {
  const branch = childWith(old, stays)
  const nextBranch = childWith(next, place)
  if (!branch || !nextBranch || (branch === stays) !== (nextBranch === place)) {
    place.replaceWith(stays)
    old.replaceChildren(...next.childNodes)
    return
  }
  const nodes = [...next.childNodes]
  const index = nodes.indexOf(nextBranch)
  const others = [...old.childNodes].filter((node) => node !== branch)
  for (const node of others) node.remove()
  branch.before(...nodes.slice(0, index))
  branch.after(...nodes.slice(index + 1))
  if (branch === stays) return
  for (const name of branch.getAttributeNames()) branch.removeAttribute(name)
  for (const { name, value } of nextBranch.attributes) branch.setAttribute(name, value)
  replaceAround(stays, { in: branch, by: nextBranch, at: place })
}

function childWith(parent: ParentNode, element: Element): Element | undefined {
  return [...parent.children].find((child) => child.contains(element))
}
