type Press = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a key or a click comes with a modifier key, which gives it a meaning of its own in the browser. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}

/** Whether a click follows a link in this tab: no modifier key, and not handled by another listener. */
export function isPlainClick(click: MouseEvent): boolean {
  return click.button === 0 && !hasModifier(click) && !click.defaultPrevented
}
