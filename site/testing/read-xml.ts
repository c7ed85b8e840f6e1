import sax from 'sax'

export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[]
  text: string
}

/** The root of an XML document; throws for one that is not well formed. */
export function readXml(xml: string): XmlElement {
  const parser = sax.parser(true, { xmlns: false, strictEntities: true })
  const top: OpenElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  Object.assign(parser, {
    onerror(error: Error) {
      throw error
    },
    onopentag({ name, attributes }: Pick<XmlElement, 'name' | 'attributes'>) {
      const element: OpenElement = { name, attributes, children: [], text: '' }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext(text: string) {
      const element = open.at(-1)
      if (element) element.text += text
    },
    onclosetag() {
      open.pop()
    },
  })
  parser.write(xml).close()
  const [root] = top.children
  if (!root) throw new Error('An empty document')
  return root
}
