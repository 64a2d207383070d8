import type { ColumnType, JSONColumnType } from 'kysely'
import type { Issuer } from '../../corporations/issuers.ts'
import type { Corporation } from '../../corporations/registry.ts'

export interface CorporationsTables {
  corporation_answers: {
    question: string
    corporations: JSONColumnType<Corporation[]>
    asked_at: Date
  }
  issuer_answers: {
    registration_number: string
    issuer: ColumnType<Issuer | null, string | null, string | null>
    asked_at: Date
  }
}
