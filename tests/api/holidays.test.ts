/** Public holidays (000 §2): one a day, imported from a calendar file or a spreadsheet, copied on, left out by what repeats. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityEventSample } from '#schemas/events/samples.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import type { DayOff } from '#schemas/kernel/time/daysOff.ts';
import { bookOf, sendFile } from './bulkUploadFiles.ts';
import { type Api, type Client, type Row, startApi } from './harness.ts';

const PATH = '/holidays';
let api: Api;
let building: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

const add = (date: string, name: string, more: object = {}, by = building) => by.post<Row>(PATH, { date, name, ...more });
const daysOff = async (from: string, to: string, by = building) =>
  (await by.get<DayOff[]>(`/days-off?from=${from}&to=${to}`)).data;
const namesIn = async (year: number, by = building) =>
  (await by.get<Paged<Row>>(`${PATH}?year=${year}&limit=100`)).data.items.map(({ date, name }) => `${date} ${name}`);

describe('the holidays of a building', () => {
  it('R-0532 are set up day by day, in their order, each with its year', async () => {
    expect(await add('2031-12-25', 'Christmas Day')).toMatchObject({
      status: 201,
      data: { date: '2031-12-25', name: 'Christmas Day', everyYear: true, year: 2031 },
    });
    await add('2031-01-01', "New Year's Day");
    expect(await namesIn(2031)).toEqual(["2031-01-01 New Year's Day", '2031-12-25 Christmas Day']);
    expect(await namesIn(2032)).toEqual([]);
  });

  it('are one a day, also when the date is changed', async () => {
    const first = (await add('2030-05-01', 'Labour Day')).data;
    expect(await add('2030-05-01', 'Again')).toMatchObject({ status: 422, errors: { date: { code: 'holidayThere' } } });
    const other = (await add('2030-05-02', 'The day after')).data;
    const move = (row: Row, date: string, name: string) =>
      building.put<Row>(`${PATH}/${row.id}`, { date, name, everyYear: true, version: row.version });
    expect(await move(other, '2030-05-01', 'x')).toMatchObject({ status: 422, errors: { date: {} } });
    // It may keep its own day, and its year follows its date.
    expect(await move(first, '2030-05-01', 'Workers')).toMatchObject({ status: 200 });
    expect(await move(other, '2029-05-01', 'Moved')).toMatchObject({ status: 200, data: { year: 2029 } });
  });

  it('are those of one building, and only its team sets them', async () => {
    const there = await api.as('LANDLORD_ADMIN@there');
    await add('2028-02-01', 'Here');
    expect(await add('2028-02-01', 'There', {}, there)).toMatchObject({ status: 201 });
    expect(await daysOff('2028-02-01', '2028-02-01')).toEqual([{ date: '2028-02-01', name: 'Here' }]);
    const tenant = await api.as('MASTER_ADMIN@here.0');
    expect((await add('2028-02-02', 'x', {}, tenant)).status).toBe(403);
    // Which days they are, everybody in the building may know.
    expect(await daysOff('2028-02-01', '2028-02-01', tenant)).toEqual([{ date: '2028-02-01', name: 'Here' }]);
  });

  it('are asked for between two days, which must be days', async () => {
    for (const query of ['', '?from=2028-01-01', '?from=2028-01-01&to=soon', '?from=2028-02-30&to=2028-03-01'])
      expect((await building.get(`/days-off${query}`)).status).toBe(400);
    expect((await (await api.as('SUPERADMIN')).get('/days-off?from=2028-01-01&to=2028-02-01')).status).toBe(400);
  });

  it('are copied into the next year where they have the same date, and again without doing so twice', async () => {
    await add('2040-02-29', 'Leap day');
    await add('2040-05-01', 'Labour Day');
    await add('2040-10-10', 'Double tenth');
    await add('2040-02-12', 'Chinese New Year', { everyYear: false });
    await add('2041-10-10', 'There already');
    const copy = () => building.post<{ copied: number; moving: number }>(`${PATH}/copy-year`, { year: 2040 });
    expect(await copy()).toMatchObject({ data: { copied: 1, moving: 1 }, message: 'The holidays have been copied.' });
    expect(await namesIn(2041)).toEqual(['2041-05-01 Labour Day', '2041-10-10 There already']);
    expect((await copy()).data.copied).toBe(0);
    expect((await building.post(`${PATH}/copy-year`, { year: 'x' })).status).toBe(422);
    expect((await (await api.as('MASTER_ADMIN@here.0')).post(`${PATH}/copy-year`, { year: 2040 })).status).toBe(403);
  });
});

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const calendarOf = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
const process = (name: string, bytes: Buffer | string, by = building) => sendFile(by, `${PATH}/process-data`, name, bytes);
const upload = ({ uploadId }: UploadResult) => building.post<UploadResult>(`${PATH}/upload-data`, { uploadId });

describe('an import of holidays', () => {
  const file = calendarOf(
    event(
      'UID:1',
      'DTSTART;VALUE=DATE:20501225',
      'DTEND;VALUE=DATE:20501227',
      'SUMMARY:Christmas\\, and',
      '  the day after',
      'RRULE:FREQ=YEARLY',
    ),
    event('UID:2', 'DTSTART;TZID=Asia/Singapore:20500123T000000', 'DURATION:P1D', 'SUMMARY:農曆新年'),
    event('UID:3', 'DTSTART;VALUE=DATE:20500501', 'SUMMARY:Cancelled', 'STATUS:CANCELLED'),
    event('UID:4', 'DTSTART;VALUE=DATE:20500809', 'SUMMARY:National Day'),
    event('UID:5', 'DTSTART;VALUE=DATE:20510809', 'SUMMARY:National Day'),
  );

  it('R-0532 reads a calendar file: each day of an event, its name, and whether it is on the same date every year', async () => {
    const looked = await process('holidays.ics', file);
    expect(looked.data.dataList.map(({ data, status }) => [data.date, data.name, data.everyYear, status])).toEqual([
      ['2050-01-23', '農曆新年', false, 'READY'],
      ['2050-08-09', 'National Day', true, 'READY'],
      ['2050-12-25', 'Christmas, and the day after', true, 'READY'],
      ['2050-12-26', 'Christmas, and the day after', true, 'READY'],
      ['2051-08-09', 'National Day', true, 'READY'],
      ['2051-12-25', 'Christmas, and the day after', true, 'READY'],
      ['2051-12-26', 'Christmas, and the day after', true, 'READY'],
    ]);
    expect(await namesIn(2050)).toEqual([]);
    expect(await upload(looked.data)).toMatchObject({ message: '7 holidays successfully uploaded' });
    expect(await namesIn(2050)).toHaveLength(4);
    // Whoever imports it again is told that the days are there.
    const again = await process('holidays.ics', file);
    expect(again.data).toMatchObject({ uploadedRecords: 0, failedRecords: 7 });
    expect(again.data.dataList[0]?.problems).toMatchObject({ date: { code: 'holidayThere' } });
  });

  const rowsOf = async (...lines: readonly string[][]) =>
    (await process('more.ics', calendarOf(...lines.map((one) => event(...one))))).data.dataList.map(({ data, status }) => [
      data.date,
      data.name,
      data.everyYear,
      status,
    ]);
  const next = Number(dateIn('Asia/Singapore').slice(0, 4)) + 1;

  it('tells the next two years of a rule, however long ago it began and whatever it is', async () => {
    const days = (
      await rowsOf(['DTSTART;VALUE=DATE:20000229', 'RRULE:FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1', 'SUMMARY:New Year'])
    ).filter(([date]) => String(date) >= `${next}-01-01`);
    expect(days[0]).toEqual([`${next}-01-01`, 'New Year', true, 'READY']);
    const thursdays = ['DTSTART;VALUE=DATE:20461122', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', 'SUMMARY:Harvest day'];
    expect(await rowsOf(thursdays)).toEqual([
      ['2046-11-22', 'Harvest day', false, 'READY'],
      ['2047-11-28', 'Harvest day', false, 'READY'],
    ]);
    // What is left out of a series, moved, or ends.
    expect(
      await rowsOf(
        ['UID:s', 'DTSTART:20480101', 'RRULE:FREQ=YEARLY', 'EXDATE:20480101', 'SUMMARY:Left out'],
        ['UID:t', 'DTSTART:20480501', 'RRULE:FREQ=YEARLY;COUNT=2', 'SUMMARY:Moved'],
        ['UID:t', 'RECURRENCE-ID:20490501', 'DTSTART:20490503', 'SUMMARY:Moved'],
        ['DTSTART:20000601', 'RRULE:FREQ=YEARLY;UNTIL=20100101', 'SUMMARY:Over'],
      ),
    ).toEqual([
      ['2048-05-01', 'Moved', false, 'READY'],
      ['2049-01-01', 'Left out', true, 'READY'],
      ['2049-05-03', 'Moved', false, 'READY'],
    ]);
  });

  it('reads times of day on the clock of the building, and whole days as they are', async () => {
    expect(
      await rowsOf(
        ['DTSTART:20481224T160000Z', 'DTEND:20481225T160000Z', 'SUMMARY:Midnight here'],
        ['DTSTART;TZID=Europe/London:20481227T000000', 'DTEND;TZID=Europe/London:20481228T000000', 'SUMMARY:Whole day there'],
        ['DTSTART;TZID=America/New_York:20481229T200000', 'DURATION:PT1H', 'SUMMARY:Evening there'],
        ['DTSTART:20481231', 'DTEND:20481231', 'SUMMARY:Without VALUE'],
      ),
    ).toEqual([
      ['2048-12-25', 'Midnight here', false, 'READY'],
      ['2048-12-27', 'Whole day there', false, 'READY'],
      ['2048-12-30', 'Evening there', false, 'READY'],
      ['2048-12-31', 'Without VALUE', false, 'READY'],
    ]);
  });

  it('leaves out by name what cannot be read, and reads the others', async () => {
    const looked = await process(
      'holidays.ics',
      calendarOf(
        event('DTSTART;VALUE=DATE:20471301', 'SUMMARY:A 13th month'),
        event('DTSTART;VALUE=DATE:20470101', 'RRULE:FREQ=SOMETIMES', 'SUMMARY:An odd rule'),
        event('DTSTART:20000101T000000Z', 'RRULE:FREQ=SECONDLY', 'SUMMARY:Every second'),
        event('DTSTART;VALUE=DATE:20470501', 'DESCRIPTION', 'SUMMARY:Labour Day'),
      ),
    );
    expect(looked.data.dataList.map(({ data, status, problems }) => [data.name, status, problems?.date?.code])).toEqual([
      ['Labour Day', 'READY', undefined],
      ['A 13th month', 'REFUSED', 'date'],
      ['An odd rule', 'REFUSED', 'date'],
      ['Every second', 'REFUSED', 'date'],
    ]);
    expect(looked.data.dataList[1]?.data.date).toContain('20471301');
  });

  it('reads a spreadsheet, and names the rows of the same day', async () => {
    const lines = [
      ['Date', 'Name', 'Same date every year'],
      ['2052-01-01', "New Year's Day", 'Yes'],
      ['2052-02-01', 'Chinese New Year', 'No'],
      ['2052-01-01', 'Twice', 'Yes'],
    ] as const;
    const { data } = await process('holidays.xlsx', bookOf({ Holidays: lines }));
    expect(data.dataList.map(({ status }) => status)).toEqual(['READY', 'READY', 'REFUSED']);
    await upload(data);
    expect(await namesIn(2052)).toEqual(["2052-01-01 New Year's Day", '2052-02-01 Chinese New Year']);
  });

  it('refuses what is no calendar file, and calendar files where no calendar is uploaded', async () => {
    for (const text of ['hello', 'BEGIN:VCALENDAR', calendarOf(), Buffer.from([0x50, 0x4b, 3, 4, 0, 0])])
      expect((await process('holidays.ics', text)).status).toBe(422);
    expect((await sendFile(building, '/car-parks/process-data', 'carparks.ics', file)).status).toBe(422);
    const formula = calendarOf(event('UID:9', 'DTSTART;VALUE=DATE:20530101', 'SUMMARY:=cmd()'));
    expect((await process('holidays.ics', formula)).data.dataList[0]).toMatchObject({ status: 'REFUSED' });
  });
});

describe('sessions that repeat', () => {
  const mondays = { frequency: 'WEEKLY', interval: 1, weekdays: ['MO'], count: 4 };
  const session = {
    sessionName: 'Yoga',
    location: 'Roof',
    eventSlot: 5,
    sessionDate: '2036-03-03',
    startTime: '10:00',
    endTime: '11:00',
  };
  const year = { eventStartDate: '2036-01-01T00:00:00Z', eventEndDate: '2036-12-31T00:00:00Z' };
  const made = async (repeats: object) => {
    const { uuid } = (await building.post<Row>('/activity-events/create', { ...activityEventSample.records[0], ...year })).data;
    const path = `/activity-events/uuid/${uuid}/activity-event-time-slots`;
    const answer = await building.post<Row>(`${path}/create`, { ...session, repeats });
    const { items } = (await building.get<Paged<Row>>(`${path}?limit=50`)).data;
    return { answer, dates: items.map(({ sessionDate }) => sessionDate), items };
  };
  beforeAll(async () => {
    await add('2036-03-10', 'A Monday');
    await add('2036-03-17', 'Elsewhere', {}, await api.as('LANDLORD_ADMIN@there'));
  });

  it('R-0532 leave out the public holidays of their building where the rule says so', async () => {
    const { dates, items } = await made({ ...mondays, phIncluded: false, except: ['2036-03-24'] });
    expect(dates).toEqual(['2036-03-03', '2036-03-17']);
    expect(items[0]?.repeats).toEqual({ ...mondays, phIncluded: false, except: ['2036-03-24'] });
  });

  it('include them otherwise', async () => {
    expect((await made(mondays)).dates).toContain('2036-03-10');
    expect((await made({ ...mondays, phIncluded: true })).dates).toContain('2036-03-10');
  });

  it('are refused where nothing is left', async () => {
    const { answer } = await made({ frequency: 'DAILY', interval: 7, count: 1, phIncluded: false });
    expect(answer.status).toBe(201);
    await add('2036-03-03', 'The first day');
    const { answer: none } = await made({ frequency: 'DAILY', interval: 7, count: 1, phIncluded: false });
    expect(none).toMatchObject({ status: 422, errors: { repeats: { code: 'recurrence.none' } } });
  });
});
