/**
 * Lists in an address: `tagsArray=Salt,Pepper` are two values, `tagsArray=Salt%2C%20pepper` is one. After decoding nobody could tell them
 * apart, so that a comma between values becomes a repeated parameter before anything reads the address.
 */

const LIST = /([?&])(\w{1,60}Array)=([^&#]*,[^&#]*)/g;

/** The address with a parameter for each value of its lists. */
export const spreadLists = (url: string): string =>
  url.includes('Array=')
    ? url.replace(
        LIST,
        (_, before: string, name: string, values: string) =>
          `${before}${values
            .split(',')
            .map((value) => `${name}=${value}`)
            .join('&')}`,
      )
    : url;
