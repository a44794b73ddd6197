/** The person's background jobs; live updates report their progress, and a toast their end. */
import { useQuery } from '@tanstack/react-query';
import { type TranslateFunction, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { loadEntity } from '#dataProvider/schemas.ts';
import type { Task } from '#schemas/kernel/calls/task.ts';

export const TASKS = ['background-tasks'] as const;
/** Polling interval while a job runs, for when there are no live updates. */
const LOOK_MS = 30_000;

export const isOpen = ({ status }: Pick<Task, 'status'>): boolean => status === 'QUEUED' || status === 'RUNNING';

/** The tasks that have ended since: those that were open, and those that ended before they were seen open. */
export const endedSince = (before: readonly Task[], now: readonly Task[]): Task[] =>
  now.filter((task) => !isOpen(task) && !before.some((one) => one.id === task.id && !isOpen(one)));

/** The label of a job: its list, and its action. */
export function wordsOfTask(translate: TranslateFunction, { subject, action }: Pick<Task, 'subject' | 'action'>) {
  const list = translate(`resources.${subject}.name`, { smart_count: 2 });
  return action === null ? { list } : { list, action: translate(`resources.${subject}.actions.${action}`) };
}

/** The sentence with which a task ends. */
function endOf(translate: TranslateFunction, task: Task): string {
  const { kind, status, done, refused, total } = task;
  const ok = status === 'DONE';
  const words = wordsOfTask(translate, task);
  if (kind === 'RECORD_LIST') return translate(ok ? 'shell.tasks.sent' : 'shell.tasks.failed', words);
  return translate(ok ? 'shell.tasks.bulkDone' : 'shell.tasks.bulkFailed', { ...words, done: done - refused, total });
}

export function useTasks(): Task[] {
  const translate = useTranslate();
  const notify = useNotify();
  const { data } = useQuery({
    queryKey: TASKS,
    queryFn: async ({ signal }) => {
      const tasks = (await http<Task[]>('GET', '/background-tasks', { signal })).data;
      // The words of their actions come with the schemas.
      await Promise.all(tasks.map(({ subject }) => loadEntity(subject).catch(() => undefined)));
      return tasks;
    },
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? LOOK_MS : false),
    staleTime: 3_000,
  });
  // Jobs of the first answer are old: no toast.
  const before = useRef<Task[]>(undefined);
  useEffect(() => {
    for (const task of data && before.current ? endedSince(before.current, data) : []) {
      const ok = task.status === 'DONE';
      notify(endOf(translate, task), { type: !ok ? 'error' : task.refused > 0 ? 'warning' : 'success' });
    }
    before.current = data;
  }, [data, notify, translate]);
  return data ?? [];
}
