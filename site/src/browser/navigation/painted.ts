/** Resolves when what has changed is painted: a press is answered before a page is put into the document (decision 041). */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // No frame comes where nobody looks.
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}
