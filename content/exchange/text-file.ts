/** A Markdown file with a YAML head: the head has the record's fields; the body has its text or its blocks. */
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  stringify,
  visit,
  Document,
} from 'yaml'
import { asList, asMap, asText, type Path, type Plain } from './document.ts'

export interface Source {
  readonly data: Plain
  lineOf(path: Path): number
}

/** A file that is not valid YAML or Markdown; lists what is wrong, by line. */
export class SyntaxProblem extends Error {
  readonly problems: readonly { readonly line: number; readonly message: string }[]

  constructor(...problems: readonly { readonly line: number; readonly message: string }[]) {
    super(problems.map(({ message }) => message).join('; '))
    this.problems = problems
  }
}

/** The field that is the body of a file. */
export interface Body {
  readonly name: string
  readonly kind: 'blocks' | 'prose'
}

const FENCE = '```'
const SHORT = 76

/** `firstLine` is the line of the file at which the YAML begins. Throws `SyntaxProblem` with all mistakes. */
export function readYaml(text: string, firstLine = 1): Source {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  const at = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1
  const problems = document.errors.map(({ pos, message }) => ({ line: at(pos[0]), message }))
  if (problems.length > 0) throw new SyntaxProblem(...problems)
  // Keeps numbers that YAML would rewrite as text: 0800 stays 0800, 2.50 stays 2.50.
  visit(document, {
    Scalar(key, node) {
      const { value, source } = node
      if (key !== 'key' && typeof value === 'number' && source !== String(value))
        node.value = source
    },
  })
  return {
    data: asMap(document.toJS()),
    lineOf(path) {
      let [node, line]: [unknown, number] = [document.contents, firstLine]
      for (const key of path) {
        let next: unknown
        if (isMap(node)) {
          const pair = node.items.find((each) => isScalar(each.key) && each.key.value === key)
          if (pair && isScalar(pair.key) && pair.key.range) line = at(pair.key.range[0])
          next = pair?.value
        } else if (isSeq(node)) {
          next = node.items[Number(key)]
          if (isMap(next) || isSeq(next) || isScalar(next)) line = at(next.range?.[0] ?? 0)
        }
        if (next === undefined) break
        node = next
      }
      return line
    },
  }
}

/** A head of fields between two lines `---` and, after it, the body. Throws `SyntaxProblem`. */
export function readText(file: string, body: Body | undefined): Source {
  const lines = file
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) {
    throw new SyntaxProblem({
      line: 1,
      message: 'A file begins with a head of fields between two lines "---"',
    })
  }
  const head = readYaml(lines.slice(1, end).join('\n'), 2)
  const rest = lines.slice(end + 1)
  if (!body) return head
  if (body.kind === 'prose') {
    const text = rest.join('\n').trim()
    const data = text ? { ...head.data, [body.name]: text } : head.data
    return {
      data,
      lineOf: (path) => (path[0] === body.name ? end + 2 : head.lineOf(path)),
    }
  }
  const blocks = readBlocks(rest, end + 2)
  return {
    data:
      blocks.length > 0 ? { ...head.data, [body.name]: blocks.map(({ data }) => data) } : head.data,
    lineOf([first, index, ...inner]) {
      const block = first === body.name ? blocks[Number(index ?? 0)] : undefined
      return block?.lineOf(inner) ?? head.lineOf([first, index, ...inner].filter(isKey))
    },
  }
}

function isKey(key: string | number | undefined): key is string | number {
  return key !== undefined
}

/** Paragraphs are text blocks, `##` and `###` headings, `---` a divider. Other blocks are fenced. */
function readBlocks(lines: readonly string[], firstLine: number): Source[] {
  const blocks: Source[] = []
  let text: { line: number; lines: string[] } | undefined
  const at = (line: number, data: Plain) => blocks.push({ data, lineOf: () => line })
  const endText = () => {
    const body = text?.lines.join('\n').trimEnd()
    if (text && body) at(text.line, { type: 'text', body })
    text = undefined
  }
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    const number = firstLine + index
    const [, type] = /^```(\w+)\s*$/.exec(line) ?? []
    const [, marks, words] = /^(##|###) (.+)$/.exec(line) ?? []
    if (type !== undefined) {
      endText()
      const end = lines.indexOf(FENCE, index + 1)
      if (end < 0)
        throw new SyntaxProblem({
          line: number,
          message: `This block has no closing line ${FENCE}`,
        })
      const fenced = readYaml(lines.slice(index + 1, end).join('\n'), number + 1)
      blocks.push({ data: { type, ...fenced.data }, lineOf: fenced.lineOf })
      index = end
    } else if (marks !== undefined) {
      endText()
      at(number, { type: 'heading', text: words, ...(marks === '##' ? {} : { level: '3' }) })
    } else if (line === '---') {
      endText()
      at(number, { type: 'divider' })
    } else if (text) text.lines.push(line)
    else if (line.trim() !== '') text = { line: number, lines: [line] }
  }
  endText()
  return blocks
}

/** The reverse of `readText`. Equal data, with keys in the same order, give equal bytes. */
export function writeText(data: Plain, body: Body | undefined): string {
  const { [body?.name ?? '']: content, ...head } = data
  const start = `---\n${writeYaml(head)}---\n`
  if (!body || content === undefined) return start
  if (body.kind === 'prose') return `${start}\n${asText(content)}\n`
  const parts: string[] = []
  let before = ''
  for (const block of asList(content)) {
    const part = writeBlock(asMap(block), before)
    before = part.startsWith(FENCE) ? 'fenced' : String(asMap(block)['type'])
    parts.push(part)
  }
  return `${start}\n${parts.join('\n\n')}\n`
}

function writeBlock(block: Plain, before: string): string {
  const { type, ...fields } = block
  const { body, text, level } = fields
  if (type === 'divider') return '---'
  if (type === 'heading' && typeof text === 'string' && /^\S[^\n]*$/.test(text)) {
    return `${level === '3' ? '###' : '##'} ${text}`
  }
  if (type === 'text' && typeof body === 'string' && before !== 'text') {
    if (!/^(?:```|## |### |---$)|^\s/.test(body) && !/\n(?:```|## |### |---(?=\n))/.test(body))
      return body
  }
  return `${FENCE}${String(type)}\n${writeYaml(fields)}${FENCE}`
}

export function writeYaml(data: Plain): string {
  if (Object.keys(data).length === 0) return ''
  const document = new Document(data)
  visit(document, {
    Map(_key, node, path) {
      // Short rows are written on one line: `- { day: 1, opens: 10:00, closes: 17:00 }`.
      const isRow = isSeq(path.at(-1))
      if (isRow && JSON.stringify(node.toJSON()).length < SHORT) node.flow = true
    },
    Seq(key, node, path) {
      const isPoint = isSeq(path.at(-1))
      if (isPoint || (key === 'value' && node.items.every((item) => isSeq(item)))) node.flow = true
    },
    Scalar(key, node) {
      const { value } = node
      if (key !== 'key' && typeof value === 'string' && String(Number(value)) === value) {
        node.value = Number(value)
      }
    },
  })
  return stringify(document, { lineWidth: 0, flowCollectionPadding: true })
}
