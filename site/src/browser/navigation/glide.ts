/** Makes the jump that the browser is about to make a smooth one, where motion is welcome (spec/behaviour §18.5). */
export function glide(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { style } = document.documentElement
  style.scrollBehavior = 'smooth'
  // It has begun by then, and nothing else is to be smooth.
  setTimeout(() => style.removeProperty('scroll-behavior'))
}
