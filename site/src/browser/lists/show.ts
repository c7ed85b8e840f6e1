/** Of rows and the pins of a drawing alike: the `hidden` attribute means nothing in a drawing, and nothing beside a layout. */
type Styled = HTMLElement | SVGElement

export function show(element: Styled, isToBeShown: boolean): void {
  if (isToBeShown) element.style.removeProperty('display')
  else element.style.setProperty('display', 'none')
}

export function isShown(element: Styled): boolean {
  return element.style.getPropertyValue('display') !== 'none'
}
