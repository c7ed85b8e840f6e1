const LINE_BREAK = Buffer.from('\n')

/** Yields the lines of a text as views of its bytes. */
export function* lines(text: Buffer): Generator<Buffer, undefined> {
  for (let rest = text; rest.length > 0;) {
    const [line, next] = splitLine(rest)
    yield line
    rest = next
  }
}

export function splitLine(text: Buffer): readonly [line: Buffer, rest: Buffer] {
  const end = text.indexOf(LINE_BREAK)
  return end < 0
    ? [text, Buffer.alloc(0)]
    : [text.subarray(0, end), text.subarray(end + LINE_BREAK.length)]
}
