import type { DemoGuide } from '../../records.ts'

export const guides2026: DemoGuide[] = []
