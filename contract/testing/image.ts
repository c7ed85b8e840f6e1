import type { ImageWire, StubImageWire } from '../answers/image.ts'

const HASH = '0123456789abcdef'

export function aStubImage(overrides: Partial<StubImageWire> = {}): StubImageWire {
  return {
    url: `/media/${HASH}-full.jpg`,
    width: 1500,
    height: 1000,
    title: 'Tide',
    alt: 'A wave breaking on a dark beach',
    caption: '',
    sizes: {
      medium: `/media/${HASH}-medium.webp`,
      'medium-width': 300,
      'medium-height': 200,
      large: `/media/${HASH}-large.webp`,
      'large-width': 1024,
      'large-height': 683,
    },
    ...overrides,
  }
}

export function anImage(overrides: Partial<ImageWire> = {}): ImageWire {
  return {
    ...aStubImage(),
    caption: 'Noor Castellane, [Tide], 2025, silver gelatin print.',
    credit: { artists: ['Noor Castellane'], view: 'work', copyright: '© Noor Castellane' },
    ...overrides,
  }
}
