import type { JSONColumnType } from 'kysely'
import type { Corporation } from '../../corporations/registry.ts'

export interface CorporationsTables {
  corporation_answers: {
    question: string
    corporations: JSONColumnType<Corporation[]>
    asked_at: Date
  }
}
