import { goOnWithPinnedNode } from './on-pinned-node.mjs'

await goOnWithPinnedNode('test-run.ts')
