/** Every article, oldest first. */
import { channel2018 } from './channel/2018.ts'
import { channel2021 } from './channel/2021.ts'
import { channel2022 } from './channel/2022.ts'
import { channel2024 } from './channel/2024.ts'
import { channel2025 } from './channel/2025.ts'
import { channel2026 } from './channel/2026.ts'
import type { DemoArticle } from './records.ts'

export const channel: readonly DemoArticle[] = [
  ...channel2018,
  ...channel2021,
  ...channel2022,
  ...channel2024,
  ...channel2025,
  ...channel2026,
]
