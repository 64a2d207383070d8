import { setTimeout as delay } from 'node:timers/promises'
import { connectOracle, type Violation } from '../oracle/world.ts'

/** The bar. */
const maxTakeoverMs = 30_000
const sampleMs = 100

export interface Takeovers {
  /** Jobs that a worker took along when it died, and that another one ran. */
  readonly jobs: number
  /**
   * From the last sign of the dead worker to the next attempt, counting only while a worker and PostgreSQL were there.
   */
  readonly median_ms: number | null
  readonly max_ms: number | null
}

interface Row extends Record<string, unknown> {
  readonly name: string
  readonly heard_at: Date
  readonly started_at: Date | null
}

/**
 * Watches from outside, by triggers of its own, how long jobs of dead workers lie about. They write as their owner: the
 * role of a worker has no right to what the watch counts.
 */
export async function watchTakeovers(databaseUrl: string, isServed: () => boolean) {
  const oracle = await connectOracle(databaseUrl)
  await oracle.rows(`
    create table chaos_takeovers (id uuid not null, name text not null, heard_at timestamptz not null, started_at timestamptz);
    create function chaos_record_takeover() returns trigger language plpgsql
      security definer set search_path = public, pg_temp as $$ begin
      if old.state = 'active' and new.state = 'retry' then
        insert into chaos_takeovers values (new.id, new.name, old.heartbeat_on);
      elsif old.state = 'retry' and new.state = 'active' then
        update chaos_takeovers set started_at = clock_timestamp() where id = new.id and started_at is null;
      end if;
      return null;
    end $$;
    create trigger chaos_record_takeover after update of state on pgboss.job
      for each row when (old.state is distinct from new.state) execute function chaos_record_takeover()`)
  await oracle.close()
  const served: number[] = []
  const stopping = new AbortController()
  const sample = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (isServed()) served.push(Date.now())
      await delay(sampleMs)
    }
  }
  const sampling = sample()
  const servedMs = (from: Date, to: Date): number =>
    served.filter(at => at >= from.getTime() && at <= to.getTime()).length * sampleMs

  const measured = async (): Promise<{ name: string; ms: number; isStarted: boolean }[]> => {
    const { rows, close } = await connectOracle(databaseUrl)
    try {
      const taken = await rows<Row>(`
        select name, heard_at, started_at from chaos_takeovers
        union all select name, heartbeat_on, null from pgboss.job
        where state = 'active' and heartbeat_on < now() - interval '${maxTakeoverMs} milliseconds'`)
      return taken.map(({ name, heard_at, started_at }) => ({
        name,
        ms: servedMs(heard_at, started_at ?? new Date()),
        isStarted: started_at !== null,
      }))
    } finally {
      await close()
    }
  }
  return {
    figures: async (): Promise<Takeovers> => {
      const times = (await measured()).filter(({ isStarted }) => isStarted).map(({ ms }) => ms)
      const sorted = times.toSorted((a, b) => a - b)
      return {
        jobs: sorted.length,
        median_ms: sorted[Math.floor(sorted.length / 2)] ?? null,
        max_ms: sorted.at(-1) ?? null,
      }
    },
    violations: async (): Promise<Violation[]> =>
      (await measured())
        .filter(({ ms }) => ms > maxTakeoverMs)
        .map(({ name, ms }) => ({
          invariant: 'takeover',
          about: '',
          text: `a job ${name} of a dead worker was not taken over for ${ms} ms`,
        })),
    close: async (): Promise<void> => {
      stopping.abort()
      await sampling
    },
  }
}
