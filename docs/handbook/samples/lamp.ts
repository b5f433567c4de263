interface Lamp {
  isOn: boolean;
}

// #region switch
export function toggle(lamp: Lamp): Lamp {
  return { ...lamp, isOn: !lamp.isOn };
}
// #endregion
