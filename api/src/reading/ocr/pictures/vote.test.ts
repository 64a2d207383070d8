import type { OcrFields } from '@invoice-card/contracts'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isUnsure, type PassFields, vote } from './vote.ts'

type Name = keyof OcrFields
type Read = readonly [engine: PassFields['engine'], value: string | number | null, isProven?: 'proven' | 'labelled']

/** What is voted on one field; of others nothing was read. */
function voteOn(name: Name, ...read: readonly Read[]): string {
  const passes = read.map(([engine, value, proven]): PassFields => ({
    engine,
    fields: {
      [name]: {
        value,
        confidence: value === null ? 'not_read' : proven ? 'agreed' : 'check',
        place: value === null ? null : { page: 1, x: 0, y: 0, width: 0.1, height: 0.1 },
      },
    } as unknown as OcrFields,
  }))
  const { value, confidence } = vote(passes)[name]
  return `${value} ${confidence}`
}

describe('names of a bank', () => {
  // 十八銀行, which no directory has any more, is one character from 十六銀行 in every pass.
  test('are never sure where each pass only found what resembles them', () => {
    for (const name of ['bank_code', 'bank_name', 'branch_code', 'branch_name'] as const) {
      assert.equal(voteOn(name, ['words', '十六銀行'], ['words', '十六銀行']), '十六銀行 check')
      assert.equal(voteOn(name, ['words', '十六銀行'], ['words', '十六銀行', 'proven']), '十六銀行 agreed')
    }
  })
})

// A branch of a scan was sure and wrong: another one of the directory has nearly the same name.
test('a branch is to be checked where the engine that knows kana reads another one', () => {
  assert.equal(voteOn('branch_name', ['words', '中島支店', 'proven'], ['kana', '田島支店']), '中島支店 check')
  assert.equal(voteOn('branch_name', ['words', '中島支店', 'proven'], ['kana', null]), '中島支店 agreed')
  assert.equal(voteOn('branch_name', ['words', '田島支店', 'proven'], ['kana', '田島支店']), '田島支店 agreed')
})

// 牧通 of 普通 is one of three words, as far as its other character says.
test('a type of account is not sure where each pass only found what resembles it', () => {
  assert.equal(voteOn('account_type', ['words', 1], ['words', 1]), '1 check')
  assert.equal(voteOn('account_type', ['words', 1, 'labelled'], ['words', 1]), '1 agreed')
})

// 北洋銀行 lost its second half before the engine that knows kana, which took the other account of the paper.
test('a holder is read by the engine that knows kana, whichever account of the paper it saw', () => {
  const passes = (['words', 'words', 'kana'] as const).map((engine, at): PassFields => {
    const field = (value: string) => ({ value, confidence: 'check', place: null })
    const [bank, name] = [['0501', '0501', '1541'][at] ?? '', ['ｶｹﾞﾐﾀﾞ', 'ｶｱｻﾞ', 'ｶ)ﾌｼﾞﾐ'][at] ?? '']
    return { engine, fields: { bank_code: field(bank), account_holder_kana: field(name) } as unknown as OcrFields }
  })
  const { bank_code, account_holder_kana: holder } = vote(passes)
  assert.deepEqual([bank_code.value, holder.value, holder.confidence], ['0501', 'ｶ)ﾌｼﾞﾐ', 'check'])
})

describe('digits', () => {
  test('are not read once more by the engine that is there for kana', () => {
    assert.equal(voteOn('account_number', ['words', '1606096'], ['kana', '1606096']), '1606096 check')
  })

  // 1,112,560 was read as 1,112,566 by each pass of one engine, and shown as sure.
  test('are never sure by one engine alone, however often it reads them', () => {
    for (const name of ['total_amount', 'due_date', 'issue_date', 'account_number', 'invoice_number'] as const) {
      assert.equal(voteOn(name, ['words', '1112566'], ['words', '1112566'], ['words', '1112566']), '1112566 check')
      assert.equal(voteOn(name, ['digits', '1112566'], ['digits', '1112566']), '1112566 check')
      assert.equal(voteOn(name, ['words', '1112566'], ['digits', null]), '1112566 check')
    }
  })

  test('are sure where both engines read the same and nothing else was read', () => {
    const by = (engine: PassFields['engine'], value = '1606096'): Read => [engine, value, 'labelled']
    assert.equal(voteOn('account_number', by('words'), by('digits')), '1606096 agreed')
    assert.equal(voteOn('account_number', by('words'), by('digits'), by('words', '1606098')), '1606096 check')
  })

  test('are sure where one engine proves them and the other reads nothing against it', () => {
    assert.equal(voteOn('registration_number', ['words', 'T1', 'proven'], ['digits', null]), 'T1 agreed')
    assert.equal(voteOn('registration_number', ['words', 'T2'], ['digits', 'T1', 'proven']), 'T1 agreed')
  })

  test('are to be checked where the other engine reads against a proof', () => {
    assert.equal(voteOn('total_amount', ['words', 1_112_566, 'proven'], ['digits', 1_112_560]), '1112566 check')
    assert.equal(voteOn('total_amount', ['words', 8, 'proven'], ['digits', 6, 'proven']), '6 check')
  })

  test('that the engines read differently are taken from the better supported side', () => {
    assert.equal(voteOn('due_date', ['words', 'a'], ['words', 'a'], ['digits', 'b'], ['digits', 'b']), 'b check')
    assert.equal(voteOn('due_date', ['words', 'a'], ['digits', 'b'], ['words', 'b']), 'b check')
    assert.equal(voteOn('total_amount', ['words', 1, 'proven'], ['digits', 2], ['digits', 2]), '1 check')
  })

  // The day of issue had no label that was read; the due date, the first one on the page, was shown as sure.
  test('that stand where a rule only guesses are to be checked, though both engines read the same', () => {
    // A subtotal whose label had lost its head was shown as the sure total.
    assert.equal(voteOn('total_amount', ['words', 1_209_200], ['digits', 1_209_200]), '1209200 check')
    for (const name of ['issue_date', 'due_date', 'invoice_number'] as const) {
      assert.equal(voteOn(name, ['words', 'a'], ['digits', 'a']), 'a check')
      assert.equal(voteOn(name, ['words', 'a', 'labelled'], ['digits', 'a']), 'a agreed')
      assert.equal(voteOn(name, ['words', 'a', 'labelled'], ['digits', 'b']), 'b check')
    }
  })

  test('of an invoice number come with letters of the other engine where it saw nothing else', () => {
    const of = (words: string, digits: string) => voteOn('invoice_number', ['words', words], ['digits', digits])
    assert.equal(of('SO-46834', 'S0-40834'), 'SO-40834 check')
    assert.equal(of('OOO35582', '00035582'), '00035582 check')
    assert.equal(of('INV-O0123', '1NV-00123'), 'INV-00123 check')
    // Both may be so, and places that do not match say nothing.
    assert.equal(of('AB-123', '48-123'), '48-123 check')
    assert.equal(of('SO-46834-5', 'S0-40834'), 'S0-40834 check')
    assert.equal(of('AB-46834', 'S0-40834'), 'S0-40834 check')
    assert.equal(of('R8-258', 'R8-253'), 'R8-253 check')
    // One pass says nothing against what both engines read.
    const read = [
      ['words', 'A1-0023'],
      ['digits', 'A1-0023'],
      ['words', 'AI-0023'],
    ] as const
    assert.equal(voteOn('invoice_number', ...read), 'A1-0023 check')
    const accounts = [
      ['words', '0123456'],
      ['digits', '0123456'],
      ['words', '1234567'],
    ] as const
    assert.equal(voteOn('account_number', ...accounts), '0123456 check')
  })

  test('of an account that lost its last one are those of the engine that saw it', () => {
    const of = (words: string, digits: string) => voteOn('account_number', ['words', words], ['digits', digits])
    assert.equal(of('0023696', '0002369'), '0023696 check')
    assert.equal(of('4355041', '0043554'), '4355041 check')
    assert.equal(of('1023696', '0023696'), '0023696 check')
  })

  test('prove nothing by a form that no proof is known for', () => {
    assert.equal(voteOn('due_date', ['words', 'a', 'proven'], ['words', 'a', 'proven']), 'a check')
  })
})

describe('words', () => {
  test('count once for each pass of their engine', () => {
    assert.equal(voteOn('payer_name', ['words', 'a'], ['digits', 'a']), 'a check')
    assert.equal(voteOn('payer_name', ['words', 'b'], ['words', 'a'], ['words', 'a']), 'a check')
  })

  test('that are found only in lines of the second engine are to be checked', () => {
    assert.equal(voteOn('branch_name', ['words', null], ['kana', 'a', 'proven'], ['kana', 'a', 'proven']), 'a check')
    assert.equal(voteOn('account_type', ['words', null], ['words', null], ['digits', 'a', 'proven']), 'a check')
    assert.equal(voteOn('payer_name', ['words', 'a'], ['kana', 'b'], ['digits', 'b']), 'a check')
    assert.equal(voteOn('payer_name', ['words', null], ['kana', null]), 'null not_read')
  })

  // サンプル was read as サンプブル, サンフプル and サンプんル in photographs.
  test('with a kana that a pass saw twice are those of the pass that saw it once', () => {
    for (const doubled of ['サンプブル商事', 'サンフプル商事', 'サンプんル商事']) {
      const once: Read = ['words', 'サンプル商事', 'labelled']
      assert.equal(voteOn('payer_name', ['words', doubled], once, ['words', doubled]), 'サンプル商事 check')
      assert.equal(voteOn('payer_name', once, ['words', doubled]), 'サンプル商事 check')
    }
    const head: Read = ['words', '株式会社サンプル商事']
    assert.equal(voteOn('payer_name', ['words', '商事'], ['words', '商事'], head), '株式会社サンプル商事 check')
    assert.equal(voteOn('payer_name', ['words', '青葉'], ['words', '青葉'], head), '青葉 check')
    assert.equal(voteOn('payer_name', ['words', 'サンプルズ'], ['words', 'サンプル']), 'サンプルズ check')
    assert.equal(voteOn('payer_name', ['words', 'ササキ商事'], ['words', 'サキ商事']), 'ササキ商事 check')
  })

  test('of an account holder are those in kana, with the spaces that either engine saw', () => {
    const name = 'account_holder_kana'
    assert.equal(voteOn(name, ['words', 'ｶ)ﾃﾑｽﾞ'], ['words', 'ｶ)ﾃﾑｽﾞ'], ['kana', 'ｶ)ｼｽﾃﾑｽﾞ']), 'ｶ)ｼｽﾃﾑｽﾞ check')
    assert.equal(voteOn(name, ['words', 'ｶ)ﾃﾑｽﾞ'], ['kana', null]), 'ｶ)ﾃﾑｽﾞ check')
    assert.equal(voteOn(name, ['words', 'ｵﾉﾃﾞﾗ ｴﾐ'], ['kana', 'ｵﾉﾃﾞﾗｴﾐ']), 'ｵﾉﾃﾞﾗ ｴﾐ check')
    assert.equal(voteOn(name, ['words', 'ｵﾉﾃﾞﾗ ｴﾐ'], ['kana', 'ｵﾉﾃﾞﾗ-ｴﾐ']), 'ｵﾉﾃﾞﾗ ｴﾐ check')
    assert.equal(voteOn(name, ['words', 'ｵﾉﾃﾞﾗｴﾐ'], ['kana', 'ｵﾉﾃﾞﾗ ｴﾐ']), 'ｵﾉﾃﾞﾗ ｴﾐ check')
    assert.equal(voteOn(name, ['words', 'ｵﾉﾃﾞﾗｴﾐ'], ['words', 'ｵﾉﾃﾞﾗｴﾐ'], ['words', 'ｵﾉﾃﾞﾗ ｴﾐ']), 'ｵﾉﾃﾞﾗ ｴﾐ check')
    assert.equal(voteOn(name, ['words', 'ﾊｾﾍﾞﾀｶ ｼ'], ['words', 'ﾊｾﾍﾞ ﾀｶｼ'], ['kana', 'ﾊｾﾍﾞﾀｶｼ']), 'ﾊｾﾍﾞ ﾀｶｼ check')
    // A firm's name is written in one.
    assert.equal(voteOn(name, ['words', 'ｶ)ﾃﾑｽﾞ'], ['words', 'ｶ)ﾃﾑｽﾞ'], ['words', 'ｶ)ﾃ ﾑｽﾞ']), 'ｶ)ﾃﾑｽﾞ check')
  })

  test('of an account holder and an addressee are never sure', () => {
    for (const name of ['account_holder_kana', 'payer_name'] as const)
      assert.equal(voteOn(name, ['words', 'a', 'labelled'], ['words', 'a', 'labelled']), 'a check')
  })
})

// The label of the day of issue was lost, and the first day of the paper was the one on which payment was due.
test('a day of issue is another one than that on which payment is due, where a pass saw one', () => {
  const passOf = (engine: PassFields['engine'], issued: string | null, due: string | null): PassFields => {
    const field = (value: string | null) => ({ value, confidence: value === null ? 'not_read' : 'check', place: null })
    return { engine, fields: { issue_date: field(issued), due_date: field(due) } as unknown as OcrFields }
  }
  const issueOf = (...passes: PassFields[]) => vote(passes).issue_date.value
  const due = '2026-11-29'
  const others = [passOf('words', null, due), passOf('digits', null, due), passOf('digits', due, null)]
  assert.equal(issueOf(...others, passOf('words', '2026-09-29', due)), '2026-09-29')
  assert.equal(issueOf(...others), due)
})

// A day that two passes read was sure, though a third had read the right one: it was due on the day of issue.
test('a day of issue is to be checked where a pass read the day on which payment is due for it', () => {
  const due = '2026-11-30'
  const passOf = (engine: PassFields['engine'], issued: string): PassFields => {
    const field = (value: string) => ({ value, confidence: 'agreed', place: null })
    return { engine, fields: { issue_date: field(issued), due_date: field(due) } as unknown as OcrFields }
  }
  const issueOf = (...passes: PassFields[]) => vote(passes).issue_date
  const drafted = [passOf('words', '2026-11-20'), passOf('digits', '2026-11-20')]
  assert.equal(issueOf(...drafted).confidence, 'agreed')
  const { value, confidence } = issueOf(passOf('words', due), ...drafted)
  assert.deepEqual([value, confidence], ['2026-11-20', 'check'])
})

// Both engines took the first quantity of the list for the total, sums of the last pass came out with another one.
test('a total is that of a pass whose classes add up to it, where none proves itself', () => {
  const field = (value: number | null, confidence = 'check') => ({ value, confidence, place: null })
  const passOf = (engine: PassFields['engine'], total: number, isSure = false, classes: readonly number[] = []) => {
    const [standard, standardTax, reduced, reducedTax] = classes.map(value => field(value))
    const fields = {
      total_amount: field(total, isSure ? 'agreed' : 'check'),
      standard_taxable_amount: standard ?? field(null),
      standard_tax_amount: standardTax ?? field(null),
      reduced_taxable_amount: reduced ?? field(null),
      reduced_tax_amount: reducedTax ?? field(null),
    } as unknown as OcrFields
    return { engine, fields }
  }
  const totalOf = (...passes: PassFields[]) => {
    const { value, confidence } = vote(passes).total_amount
    return `${value} ${confidence}`
  }
  const classes = [691_220, 69_122, 457_480, 36_598]
  const both = [passOf('words', 204), passOf('digits', 204)]
  assert.equal(totalOf(...both, passOf('digits', 1_254_420, false, classes)), '1254420 check')
  assert.equal(totalOf(...both, passOf('digits', 1_254_421, false, classes)), '204 check')
  assert.equal(totalOf(passOf('words', 204, true), passOf('digits', 1_254_420, false, classes)), '204 check')
})

// A scan of two accounts was shown with the bank of the one and the number of the other, the bank as sure.
test('an account is that of passes which saw one bank, and doubted where others saw another', () => {
  const pass = (engine: PassFields['engine'], bank: string, number: string): PassFields => {
    const field = (value: string) => ({ value, confidence: 'agreed', place: null })
    return {
      engine,
      fields: { bank_code: field(bank), account_number: field(number), due_date: field('d') } as unknown as OcrFields,
    }
  }
  const { bank_code, account_number, due_date } = vote([
    pass('words', '0130', '5823543'),
    pass('digits', '0130', '5823543'),
    pass('words', '0009', '7486385'),
  ])
  assert.deepEqual([bank_code.value, bank_code.confidence], ['0130', 'check'])
  assert.deepEqual([account_number.value, account_number.confidence], ['5823543', 'check'])
  assert.equal(due_date.confidence, 'agreed')
  const others = [pass('digits', '0009', '7486385'), pass('kana', '0009', '7486385')]
  assert.deepEqual(vote([pass('words', '0130', '5823543'), ...others]).bank_code.value, '0130')
})

// A pass that lost the number read 合同会社三間合建設 where the register has 合同会社三鷺台建設.
test('a corporation is named by passes that read its number, which a register knows', () => {
  const pass = (engine: PassFields['engine'], number: string | null, name: string): PassFields => {
    const field = (value: string | null, confidence: string) => ({ value, confidence, place: null })
    const fields = { registration_number: field(number, 'agreed'), issuer_name: field(name, 'check') }
    return { engine, fields: fields as unknown as OcrFields }
  }
  const issuerOf = (...passes: readonly PassFields[]) => {
    const { value, confidence } = vote(passes).issuer_name
    return `${value} ${confidence}`
  }
  const own = 'T5999999215287'
  assert.equal(issuerOf(pass('words', null, 'a'), pass('digits', own, 'b')), 'b check')
  assert.equal(issuerOf(pass('words', null, 'a'), pass('words', own, 'b'), pass('kana', null, 'c')), 'b check')
  // Two numbers on one paper: neither is sure.
  const other = 'T7700150000008'
  assert.equal(issuerOf(pass('words', own, 'a'), pass('digits', other, 'b')), 'a check')
  // A sole proprietor is in no register.
  assert.equal(issuerOf(pass('words', null, 'a'), pass('digits', 'T5999999215288', 'b')), 'a check')
})

describe('another pass', () => {
  const needed = [
    'issuer_name',
    'total_amount',
    'due_date',
    'bank_code',
    'branch_code',
    'account_number',
    'registration_number',
    'invoice_number',
  ] as const
  const pass = (engine: PassFields['engine'], other: Partial<Record<Name, string | null>> = {}): PassFields => ({
    engine,
    fields: Object.fromEntries(
      needed.map(name => {
        const value = name in other ? (other[name] ?? null) : '1'
        return [name, { value, confidence: /code/.test(name) ? 'agreed' : 'check', place: null }]
      }),
    ) as unknown as OcrFields,
  })

  test('is read where the engines differ, or one of them missed what is needed', () => {
    assert.ok(isUnsure([pass('words'), pass('digits', { due_date: '2' })]))
    assert.ok(isUnsure([pass('words'), pass('digits', { account_number: null })]))
    assert.ok(isUnsure([pass('words', { issuer_name: null }), pass('digits')]))
  })

  test('is not read where both engines agree, nor where two passes of one engine do that is alone', () => {
    assert.ok(!isUnsure([pass('words'), pass('digits')]))
    assert.ok(isUnsure([pass('words')]))
    assert.ok(!isUnsure([pass('words'), pass('words')]))
  })
})

// The engine for kana saw a long vowel there.
test('a person has the space between its names that another pass saw', () => {
  const name = 'account_holder_kana'
  assert.equal(voteOn(name, ['words', 'ﾍｾﾍﾞ ｹﾝｲﾁﾛｳ'], ['kana', 'ﾊｾﾍﾞ-ｹﾝｲﾁﾛｳ']), 'ﾊｾﾍﾞ ｹﾝｲﾁﾛｳ check')
  assert.equal(voteOn(name, ['words', 'ﾍｾﾍﾞｹﾝｲﾁﾛｳ'], ['kana', 'ﾊｾﾍﾞ-ｹﾝｲﾁﾛｳ']), 'ﾊｾﾍﾞ-ｹﾝｲﾁﾛｳ check')
})

test('takes no addressee of other passes for the issuer', () => {
  const passOf = (issuer: string | null, payer: string | null): PassFields => {
    const field = (value: string | null) => ({ value, confidence: value === null ? 'not_read' : 'check', place: null })
    return {
      engine: 'words',
      fields: { issuer_name: field(issuer), payer_name: field(payer) } as unknown as OcrFields,
    }
  }
  const passes = [passOf('サンプル商事', null), passOf('青葉写真事務所', 'サンプル商事'), passOf('サンプル商事', null)]
  assert.equal(vote(passes).issuer_name.value, '青葉写真事務所')
  assert.equal(vote([passOf('サンプル商事', 'サンプル商事')]).issuer_name.value, 'サンプル商事')
})
