/** One shard's ticks since the new code was there. Shards tick by themselves; a server with one world has one. */
export interface ShardTicks {
  /** Frames that end a tick. The first of them is of the tick in flight, which may have run the old code. */
  readonly ended: number;
  /** Errors since the newest of them. */
  readonly unannounced: number;
}

export const noTicks: ShardTicks = { ended: 0, unannounced: 0 };

/** Ticks that surely ran the new code. */
export const ticksOf = ({ ended }: ShardTicks): number => Math.max(0, ended - 1);

export const afterTick = ({ ended }: ShardTicks): ShardTicks => ({ ended: ended + 1, unannounced: 0 });

/**
 * A tick has one error at most, and a tick that a rejected promise ends has no other frame: so one error more is one
 * tick more. While the tick in flight is not over it takes three, for a frame may come twice.
 */
export function afterError({ ended, unannounced }: ShardTicks): ShardTicks {
  const isTick = ended > 1 ? unannounced > 0 : unannounced > 1;
  return { ended: isTick ? Math.max(2, ended + 1) : ended, unannounced: unannounced + 1 };
}
