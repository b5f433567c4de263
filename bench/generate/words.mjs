// The vocabulary of the generated sites.

export const things = split(`
  battery camera clipboard geofence keyboard microphone notification permission preference session
  snapshot splash storage stream thumbnail timer token upload viewport wallet backup badge beacon
  cache certificate contact cookie download gesture locale manifest network orientation payload
  receipt scanner screen sensor shortcut widget
`);

export const actions = split(`
  add cancel check clear close confirm copy create decode encrypt export fetch find hide import load
  measure merge observe open pause publish queue read refresh register release remove request resize
  restore resume save scan select send share start store sync track trim update validate watch
`);

export const traits = split(`
  active background cached current default expired foreground hidden initial latest local missing
  native offline pending previous private remote secure shared stale temporary trusted visible
`);

function split(text) {
  return text.trim().split(/\s+/);
}
