-- Connections that each ask every PAUSE_MS or so, at uneven times.
local pause = tonumber(os.getenv("PAUSE_MS"))
local owed = 0

function delay()
  owed = owed + math.random() * 2 * pause
  local whole = math.floor(owed)
  owed = owed - whole
  return whole
end
