import type { ColumnType, JSONColumnType } from 'kysely'

/** A corporation as the register of the National Tax Agency publishes it. */
export interface Corporation {
  readonly corporate_number: string
  readonly name: string
  readonly name_kana: string
  readonly postal_code: string
  readonly address_state: string
  readonly address_city: string
  readonly address_street: string
}

/** Who may issue qualified invoices, as the register publishes it. */
export interface Issuer {
  readonly registration_number: string
  readonly name: string
  readonly is_corporation: boolean
  readonly registered_on: string
  /** From when the registration is withdrawn (取消) or lapsed (失効); it may lie ahead. */
  readonly ended_on: string | null
}

export interface CorporationsTables {
  corporation_answers: {
    question: string
    corporations: JSONColumnType<Corporation[]>
    requested_at: Date
  }
  issuer_answers: {
    registration_number: string
    issuer: ColumnType<Issuer | null, string | null, string | null>
    requested_at: Date
  }
}
