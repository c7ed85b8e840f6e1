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

const GUIDE = '2026/guides/river-at-dusk.md'
const SOUNDS: readonly Sound[] = [
  {
    name: 'river-at-dusk-1',
    seconds: 48,
    voice: 'en-gb+f3',
    bed: wind,
    file: GUIDE,
    from: 'You hear the wind',
  },
  {
    name: 'river-at-dusk-6',
    seconds: 41,
    voice: 'en-gb-x-rp+f2',
    bed: bridge,
    file: GUIDE,
    from: 'Put one hand',
  },
  {
    name: 'river-at-dusk-7',
    seconds: 44,
    voice: 'en-gb-scotland+f4',
    bed: rowers,
    file: GUIDE,
    from: 'What you have just',
  },
  {
    name: 'notes-on-dust',
    seconds: 100,
    voice: 'en-gb+m3',
    bed: room,
    file: 'pages/2021-from-home/reading-list.md',
    from: 'March the third',
  },
  {
    name: 'access-2026',
    seconds: 125,
    voice: 'en-gb+f2',
    bed: room,
    file: 'pages/visit/access.md',
    from: 'Hello, I’m Nadia',
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

/** Wind over a salt pan, in gusts. */
function wind(): Bed {
  let [low, lower] = [0, 0]
  return (second, noise) => {
    const gust = 0.55 + 0.3 * Math.sin(second * 0.5) + 0.15 * Math.sin(second * 1.7 + 1)
    low += (0.02 + 0.05 * gust) * (noise() - low)
    lower += 0.004 * (low - lower)
    return (low - lower) * gust * 0.55
  }
}

/** Water under a bridge; a train comes over the viaduct and goes. */
function bridge(): Bed {
  let [water, rumble] = [0, 0]
  return (second, noise) => {
    water += 0.09 * (noise() - water)
    rumble += 0.012 * (noise() - rumble)
    const train =
      Math.exp(-(((second - 13) / 6) ** 2)) + 0.7 * Math.exp(-(((second - 36) / 4) ** 2))
    const wheels = Math.max(0, Math.sin(second * 11)) ** 6
    const hum =
      0.05 * Math.sin(2 * Math.PI * 82 * second) + 0.03 * Math.sin(2 * Math.PI * 123.5 * second)
    return (
      water * 0.1 * (0.7 + 0.3 * Math.sin(second * 0.9)) + train * (hum + rumble * (0.7 + wheels))
    )
  }
}

/** Oars in time, and the water that runs off them. */
function rowers(): Bed {
  let [water, drip] = [0, 0]
  return (second, noise) => {
    water += 0.07 * (noise() - water)
    drip += 0.4 * (noise() - drip)
    const beat = (second * 0.45) % 1
    const catch_ = Math.exp(-beat * 9)
    const feather = beat > 0.4 ? Math.exp(-(beat - 0.4) * 14) : 0
    const knock = beat < 0.03 ? Math.sin(2 * Math.PI * 190 * second) * 0.12 : 0
    return water * (0.07 + 0.5 * catch_) + drip * 0.05 * feather + knock * Math.exp(-beat * 90)
  }
}

/** A room with somebody in it, and a clock. */
function room(): Bed {
  let tone = 0
  return (second, noise) => {
    tone += 0.01 * (noise() - tone)
    const tick = second % 1 < 0.004 ? noise() * 0.02 : 0
    return tone * 0.05 + tick
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
