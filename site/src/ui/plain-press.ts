type Press = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a modifier key is held: then the key or click means something else to the browser, such as a new tab. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}

/** Whether a click follows a link in this tab: main button, no modifier key, not handled by another listener. */
export function isPlainClick(click: MouseEvent): boolean {
  return click.button === 0 && !hasModifier(click) && !click.defaultPrevented
}
