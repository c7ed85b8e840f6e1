/**
 * Whether text is drawn in a family and not in a fallback: no letter of a typewriter is narrower than another. False where
 * nothing can be measured.
 */
export function isDrawn(style: string, family: string): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return false
  context.font = `${style} 100px ${family}, monospace`
  return context.measureText('i').width !== context.measureText('m').width
}
