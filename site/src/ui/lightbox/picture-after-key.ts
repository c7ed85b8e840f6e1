/** Undefined for other keys. A separate file, because the module of an island may export only its component. */
export function pictureAfterKey(
  key: string,
  { at, count }: { readonly at: number; readonly count: number },
): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'ArrowRight':
      return (at + 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
