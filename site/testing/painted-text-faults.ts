/**
 * spec/design §3: text is painted only in pairs of a theme's own colours. `contract/rules/theme.test.ts` tests their
 * contrast in every allowed theme. Runs inside the page.
 */
export function paintedTextFaults(): string[] {
  const PAIRS = [
    ['--ink', '--background'],
    ['--ink-2', '--background'],
    ['--accent-text', '--background'],
    ['--background', '--ink'],
  ] as const
  /** The scrim of the home picture, the only gradient behind text. */
  const SCRIM = 'the scrim'
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const faults = new Set<string>()

  const asBytes = new Map<string, string>()
  /** A colour as bytes, because a mixed colour and a hex colour are written differently. */
  function bytes(colour: string): string {
    const found = asBytes.get(colour)
    if (found !== undefined || !canvas) return found ?? colour
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const painted = canvas.getImageData(0, 0, 1, 1).data.join(' ')
    asBytes.set(colour, painted)
    return painted
  }
  const known = new Map<Element, ReadonlySet<string>>()
  function pairsOf(themed: Element): ReadonlySet<string> {
    const found = known.get(themed)
    if (found) return found
    const probe = themed.appendChild(document.createElement('span'))
    const painted = (token: string) => {
      probe.style.color = `var(${token})`
      return bytes(getComputedStyle(probe).color)
    }
    const pairs = new Set(PAIRS.map(([ink, ground]) => `${painted(ink)} on ${painted(ground)}`))
    pairs.add(`${bytes('white')} on ${SCRIM}`)
    probe.remove()
    known.set(themed, pairs)
    return pairs
  }
  function groundOf(element: Element): string {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(each)
      if (backgroundImage.startsWith('linear-gradient')) return SCRIM
      const painted = bytes(backgroundColor)
      if (!painted.endsWith(' 0')) return painted
    }
    return bytes('white')
  }

  /** The colour of the halo around letters. If there is one, it is their background. */
  function haloOf(element: Element): string | undefined {
    const [colour] = /^[a-z]+\([^)]*\)/.exec(getComputedStyle(element).textShadow) ?? []
    return colour && bytes(colour)
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || node.textContent?.trim() === '' || !element.checkVisibility()) continue
    if (element.closest('script, style, svg, option')) continue
    const themed = element.closest('.theme') ?? document.body
    const pair = `${bytes(getComputedStyle(element).color)} on ${haloOf(element) ?? groundOf(element)}`
    if (!pairsOf(themed).has(pair))
      faults.add(`${element.tagName}.${element.className} is painted ${pair}`)
  }
  return [...faults]
}
