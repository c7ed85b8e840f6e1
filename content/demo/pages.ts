import { about } from './pages/about.ts'
import { visit } from './pages/visit.ts'
import { visitAccess } from './pages/visit--access.ts'
import { contact } from './pages/contact.ts'
import { support } from './pages/support.ts'
import { subscribe } from './pages/subscribe.ts'
import { privacy } from './pages/privacy.ts'
import { learnSchoolsTeachersNotes } from './pages/learn--schools--teachers-notes.ts'
import { launchWeekend2026 } from './pages/2026-launch-weekend.ts'
import { visit2024 } from './pages/2024-visit.ts'
import { report2022 } from './pages/2022-report.ts'
import { readingList2021 } from './pages/2021-from-home--reading-list.ts'
import { pressKit2026 } from './pages/press--kit-2026.ts'
import type { DemoPage } from './records.ts'

export const pages = [
  about,
  visit,
  visitAccess,
  contact,
  support,
  subscribe,
  privacy,
  learnSchoolsTeachersNotes,
  launchWeekend2026,
  visit2024,
  report2022,
  readingList2021,
  pressKit2026,
] satisfies readonly DemoPage[]
