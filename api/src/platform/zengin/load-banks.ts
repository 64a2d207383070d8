import type pg from 'pg'
import { readZengin, zenginEdition } from './zengin.ts'

/**
 * Fills the tables of banks and branches from the zengin data, once per edition. Rows that left the data stay: old
 * accounts name them.
 */
export async function loadBanks(client: pg.Client): Promise<void> {
  const edition = zenginEdition()
  const { rows } = await client.query<{ edition: string }>('select edition from bank_edition')
  if (rows[0]?.edition === edition) return
  const { banks, branches } = readZengin()
  await client.query('begin')
  try {
    await client.query(
      `
      insert into banks select * from jsonb_to_recordset($1) as row(code text, name text, name_kana text, search_name text, search_kana text)
      on conflict (code) do update set name = excluded.name, name_kana = excluded.name_kana, search_name = excluded.search_name, search_kana = excluded.search_kana`,
      [JSON.stringify(banks)],
    )
    await client.query(
      `
      insert into branches select * from jsonb_to_recordset($1) as row(bank_code text, code text, name text, name_kana text, search_name text, search_kana text)
      on conflict (bank_code, code) do update set name = excluded.name, name_kana = excluded.name_kana, search_name = excluded.search_name, search_kana = excluded.search_kana`,
      [JSON.stringify(branches)],
    )
    await client.query(
      'insert into bank_edition (edition) values ($1) on conflict (is_only) do update set edition = excluded.edition',
      [edition],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
