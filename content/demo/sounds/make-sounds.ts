/**
 * Makes the sounds of the demo: each transcript, spoken by espeak-ng over a place that is made of noise. Needs Debian's
 * `espeak-ng` and `lame`. `node content/demo/sounds/make-sounds.ts`
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_FOLDER } from '../seed.ts'

const RATE = 22_050
const LEAD_S = 3
const FADE_S = 1.5

type Wave = Float64Array
type Bed = (second: number, noise: () => number) => number

interface Sound {
  readonly name: string
  readonly seconds: number
  readonly voice: string
  readonly bed: () => Bed
  /** The file that has its transcript, and the words with which that begins. */
  readonly file: string
  readonly from: string
}

const FILE = '2026/guides/botanic-line.md'
const SOUNDS: readonly Sound[] = [
  {
    name: 'botanic-line-1',
    seconds: 52,
    voice: 'en-gb+f1',
    bed: glasshouse,
    file: FILE,
    from: 'That ticking is glass',
  },
  {
    name: 'botanic-line-2',
    seconds: 54,
    voice: 'en-gb-x-rp+f3',
    bed: lowWater,
    file: FILE,
    from: 'This is the hut',
  },
  {
    name: 'botanic-line-3',
    seconds: 56,
    voice: 'en-gb-x-rp+f2',
    bed: lake,
    file: FILE,
    from: 'First there are',
  },
  {
    name: 'botanic-line-4',
    seconds: 53,
    voice: 'en-gb+m2',
    bed: wire,
    file: FILE,
    from: 'It is twenty to two',
  },
  {
    name: 'botanic-line-5',
    seconds: 55,
    voice: 'en-gb-scotland+f5',
    bed: tap,
    file: FILE,
    from: 'The drip is the tap',
  },
]

for (const sound of SOUNDS) {
  const words = transcript(sound)
  const speech = speak(words, sound)
  const wave = mix(speech, sound)
  const wav = toWav(wave)
  const file = join(DEMO_FOLDER, 'media', `${sound.name}.mp3`)
  writeFileSync('/tmp/sound.wav', wav)
  execFileSync('lame', ['--quiet', '-m', 'm', '-b', '48', '--noreplaygain', '/tmp/sound.wav', file])
  console.log(
    sound.name,
    (wave.length / RATE).toFixed(1),
    's; speech',
    (speech.length / RATE).toFixed(1),
  )
}

function transcript({ file, from }: Sound): readonly string[] {
  const text = readFileSync(join(DEMO_FOLDER, file), 'utf8')
  const start = text.indexOf(from)
  if (start < 0) throw new Error(`${file} has no "${from}"`)
  const end = text.slice(start).search(/"?\n(?:```|route:| {2}- )/)
  return text
    .slice(start, start + end)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
}

/** Spoken at the speed at which it fills the sound but for a lead and an end. */
function speak(paragraphs: readonly string[], { seconds, voice }: Sound): Wave {
  const room = seconds - 2 * LEAD_S
  const pauseS = 1.6
  let speed = 100
  for (;;) {
    const parts = paragraphs.map((text) => say(text, voice, speed))
    const length = parts.reduce((sum, part) => sum + part.length / RATE, 0)
    if (length + pauseS * (parts.length - 1) <= room || speed > 190) {
      const spare = parts.length > 1 ? (room - length) / (parts.length - 1) : 0
      return join_(parts, Math.min(Math.max(spare, 0.4), 4))
    }
    speed += 4
  }
}

function say(text: string, voice: string, speed: number): Wave {
  const wav = execFileSync(
    'espeak-ng',
    ['-v', voice, '-s', String(speed), '-g', '3', '-p', '42', '--stdout'],
    {
      input: text,
      maxBuffer: 1e8,
    },
  )
  const samples = new Float64Array((wav.length - 44) / 2)
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = wav.readInt16LE(44 + index * 2) / 32_768
  return samples
}

function join_(parts: readonly Wave[], pauseS: number): Wave {
  const pause = Math.round(pauseS * RATE)
  const joined = new Float64Array(parts.reduce((sum, part) => sum + part.length + pause, -pause))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length + pause
  }
  return joined
}

function mix(speech: Wave, { seconds, bed, name }: Sound): Wave {
  const wave = new Float64Array(seconds * RATE)
  const place = bed()
  const noise = createNoise(name)
  const lead = Math.round(LEAD_S * RATE)
  // A voice outdoors: what is sharp is taken off, and a little comes back from a wall.
  let soft = 0
  const spoken = speech.map((sample) => (soft += 0.62 * (sample - soft)))
  const echo = Math.round(0.043 * RATE)
  for (let index = 0; index < wave.length; index += 1) {
    const at = index - lead
    const voice =
      (spoken[at] ?? 0) + 0.14 * (spoken[at - echo] ?? 0) + 0.06 * (spoken[at - 2 * echo] ?? 0)
    const second = index / RATE
    const fade = Math.min(1, second / FADE_S, (seconds - second) / FADE_S)
    wave[index] = (0.8 * voice + place(second, noise)) * fade
  }
  return wave
}

/** Panes that tick while they get warm, in a large room. */
function glasshouse(): Bed {
  let [tone, next, ring] = [0, 1.2, 0]
  return (second, noise) => {
    tone += 0.015 * (noise() - tone)
    if (second > next) {
      ring = 1
      next = second + 0.5 + 1.4 * Math.abs(noise())
    }
    ring *= 0.9985
    return tone * 0.08 + ring ** 3 * 0.07 * Math.sin(2 * Math.PI * 2300 * second)
  }
}

/** Small waves far out, with long pauses. */
function lowWater(): Bed {
  let [low, high] = [0, 0]
  return (second, noise) => {
    low += 0.05 * (noise() - low)
    high += 0.3 * (noise() - high)
    const at = (second + 2) % 8.5
    const wave = at < 1.2 ? at / 1.2 : Math.exp(-(at - 1.2) * 0.9)
    return low * (0.03 + 0.4 * wave) + high * 0.06 * wave ** 2
  }
}

/** A breeze in leaves, and moorhens that fall silent after half a minute. */
function lake(): Bed {
  let leaves = 0
  return (second, noise) => {
    leaves += 0.12 * (noise() - leaves)
    const call = second % 3.7
    const isCalling = second < 30 && (call < 0.09 || (call > 0.22 && call < 0.29))
    const pitch = 950 + 260 * Math.sin(call * 30)
    return (
      leaves * 0.12 * (0.7 + 0.3 * Math.sin(second * 0.7)) +
      (isCalling ? 0.12 * Math.sin(2 * Math.PI * pitch * second) : 0)
    )
  }
}

/** A fence wire that sings in a light wind. */
function wire(): Bed {
  let low = 0
  return (second, noise) => {
    low += 0.01 * (noise() - low)
    const gust = 0.5 + 0.35 * Math.sin(second * 0.37) + 0.15 * Math.sin(second * 1.1 + 2)
    const hum =
      Math.sin(2 * Math.PI * 174 * second) +
      0.5 * Math.sin(2 * Math.PI * 349.3 * second) +
      0.25 * Math.sin(2 * Math.PI * 523 * second)
    return low * 0.3 * gust + hum * 0.022 * gust ** 2
  }
}

/** A tap that drips into a sink. */
function tap(): Bed {
  let tone = 0
  return (second, noise) => {
    tone += 0.01 * (noise() - tone)
    const at = second % 2.3
    const drop = Math.exp(-at * 26) * Math.sin(2 * Math.PI * (620 + 900 * at) * second)
    return tone * 0.06 + drop * 0.14
  }
}

/** The same noise each time, between -1 and 1. */
function createNoise(name: string): () => number {
  let state = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return state / 2 ** 31
  }
}

function toWav(wave: Wave): Buffer {
  const peak = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const wav = Buffer.alloc(44 + wave.length * 2)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + wave.length * 2, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(RATE, 24)
  wav.writeUInt32LE(RATE * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(wave.length * 2, 40)
  for (const [index, sample] of wave.entries())
    wav.writeInt16LE(Math.round((sample / peak) * 29_000), 44 + index * 2)
  return wav
}
