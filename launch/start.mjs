import { goOnWithPinnedNode } from './on-pinned-node.mjs'

await goOnWithPinnedNode('start-run.ts')
